import { beforeAll } from 'vitest';
import { loadStylesheet } from '@/components/document/load-stylesheet';

async function applyStylesheet(path: string): Promise<void> {
  const link = loadStylesheet(path);
  if (!link.sheet) await new Promise((resolve) => link.addEventListener('load', resolve));
}

/** Applies stylesheets that components load late, before the tests of a file. Like those of a page, they stay. */
export const applyStylesheets = (...paths: readonly string[]): void =>
  beforeAll(async () => {
    await Promise.all(paths.map(applyStylesheet));
  });
