/**
 * The checkbox of a task list item (`- [ ] …`), which is disabled in Markdown's own HTML. Readers can check it, and
 * lib/client/controls/persist-tasks.ts stores that. Its label is the text of the item (lib/content/plugins/rehype-task-labels.mjs).
 */
export function TaskCheckbox({ checked }: { checked?: boolean | undefined }) {
  return <input type="checkbox" defaultChecked={checked} data-task="" />;
}
