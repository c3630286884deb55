import { vi } from 'vitest';

/** Replaces the clipboard. Returns the texts that are copied. */
export function mockClipboard(): string[] {
  const copied: string[] = [];
  vi.spyOn(navigator.clipboard, 'write').mockImplementation(async ([item]) => {
    const blob = await item?.getType('text/plain');
    if (blob) copied.push(await blob.text());
  });
  return copied;
}
