import { describe, expect, it } from 'vitest';
import { readText } from '@/lib/kit/files/project-files';
import { supportedElementsVersion } from './elements-internals';

const packageFolder = 'node_modules/@stoplight/elements';

function readInstalledVersion(): unknown {
  const { version }: { version?: unknown } = JSON.parse(readText(`${packageFolder}/package.json`));
  return version;
}

describe('the supported version of Stoplight Elements', () => {
  it('is the installed version', () => {
    expect(
      readInstalledVersion(),
      'The installed version of @stoplight/elements is not the one that components/api/stoplight was ' +
        'checked against. Build the portal, run `npx playwright test elements-adapter`, fix what fails, and set ' +
        'supportedElementsVersion in elements-internals.ts to the installed version.',
    ).toBe(supportedElementsVersion);
  });

  it('has every custom property that the theme sets', () => {
    const styles = readText(`${packageFolder}/styles.min.css`);
    const theme = readText('components/api/stoplight/theme.css');
    const properties = [...theme.matchAll(/^\s*(--[\w-]+):/gm)].map(([, name]) => name);
    expect(properties.length).toBeGreaterThan(40);
    expect(properties.filter((name) => !new RegExp(`${name}(?![\\w-])`).test(styles))).toEqual([]);
  });
});
