import { readStored, writeStored } from '../../site/browser/browser-storage';

const storageKey = (path: string) => `tasks.${path}`;

/** Returns the checkboxes of the page's task lists, in document order. */
const listCheckboxes = () => [...document.querySelectorAll<HTMLInputElement>('input[data-task]')];

/** Returns the start of a task's text, which identifies the task even if the page changes. */
const getTaskName = (checkbox: HTMLInputElement) =>
  checkbox.closest('li')?.textContent?.trim().slice(0, 80) ?? '';

function readCheckedTasks(path: string): Set<string> {
  try {
    const stored: unknown = JSON.parse(readStored(storageKey(path)) ?? '[]');
    const names: unknown[] = Array.isArray(stored) ? stored : [];
    return new Set(names.filter((name) => typeof name === 'string'));
  } catch {
    return new Set();
  }
}

/** Restores the checked tasks of a page and stores every change. */
export function persistTasks(path: string): void {
  const checkedTasks = readCheckedTasks(path);
  const checkboxes = listCheckboxes();
  const store = () => {
    const names = listCheckboxes()
      .filter(({ checked }) => checked)
      .map(getTaskName);
    writeStored(storageKey(path), JSON.stringify(names));
  };
  // The reader may have checked tasks before this code was loaded.
  const isChanged = checkboxes.some(
    (checkbox) => checkbox.checked && !checkedTasks.has(getTaskName(checkbox)),
  );
  for (const checkbox of checkboxes) {
    if (checkedTasks.has(getTaskName(checkbox))) checkbox.checked = true;
    checkbox.onchange = store;
  }
  if (isChanged) store();
}
