import { describe, expect, it } from 'vitest';
import { listFiles, readText } from '@/lib/kit/files/project-files';

const stylesheets = ['app', 'components'].flatMap((folder) => listFiles(folder, '.css'));

describe('stylesheets', () => {
  it('have layouts of wide windows for screens only: WebKit prints with the width of the window', () => {
    const found = stylesheets.flatMap((file) =>
      [...readText(file).matchAll(/@media ([^{]*(?:width >=?|min-width:) ?(\d+)px[^{]*)/g)]
        .filter(([, query, width]) => Number(width) >= 768 && !query?.startsWith('screen and '))
        .map(([rule]) => `${file}: ${rule}`),
    );
    expect(found).toEqual([]);
  });
});
