/**
 * The checkbox of a task list item (`- [ ] …`), which has no accessible name in Markdown's own HTML. Readers can check
 * it, and lib/controls/persist-tasks.ts stores that.
 */
export function TaskCheckbox({ checked }: { checked?: boolean | undefined }) {
  return <input type="checkbox" defaultChecked={checked} data-task="" aria-label="Done" />;
}
