/** The box of a task list's item (`- [ ] …`), which Markdown leaves without a name. */
export function TaskBox({ checked }: { checked?: boolean }) {
  return (
    <input
      type="checkbox"
      checked={checked}
      readOnly
      disabled
      aria-label={checked ? 'Done' : 'To do'}
    />
  );
}
