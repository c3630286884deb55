/**
 * The box of a task list's item (`- [ ] …`), which Markdown leaves without a name. The reader can tick it, and the
 * browser remembers it: remember-tasks.ts.
 */
export function TaskCheckbox({ checked }: { checked?: boolean }) {
  return <input type="checkbox" defaultChecked={checked} data-task="" aria-label="Done" />;
}
