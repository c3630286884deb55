import { readStored, writeStored } from '@/lib/site/browser-storage';

const keyOf = (path: string) => `tasks.${path}`;

/** The boxes of a page's task lists, in their order. */
const listBoxes = () => [...document.querySelectorAll<HTMLInputElement>('input[data-task]')];

/** What identifies a task across changes of the page: its own words. */
const nameOf = (box: HTMLInputElement) => box.closest('li')?.textContent?.trim().slice(0, 80) ?? '';

function readTicked(path: string): Set<string> {
  try {
    const stored: unknown = JSON.parse(readStored(keyOf(path)) ?? '[]');
    return new Set(Array.isArray(stored) ? stored.map(String) : []);
  } catch {
    return new Set();
  }
}

/** Ticks what the reader has ticked on this page before, and remembers each change. */
export function persistTasks(path: string): void {
  const ticked = readTicked(path);
  for (const box of listBoxes()) {
    if (ticked.has(nameOf(box))) box.checked = true;
    box.onchange = () => {
      const names = listBoxes()
        .filter((other) => other.checked)
        .map(nameOf);
      writeStored(keyOf(path), JSON.stringify(names));
    };
  }
}
