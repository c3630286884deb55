import { describe, expect, it } from 'vitest';
import { readText } from '@/lib/kit/files/project-files';
import refParser from './ref-parser';

describe('what takes the place of the reference parser', () => {
  it('has what Elements uses of it', () => {
    const code = readText('node_modules/@stoplight/elements-core/index.mjs');
    const uses = [...code.matchAll(/\$RefParser\.(\w+)/g)].map(([, name]) => name);
    expect(new Set(uses)).toEqual(new Set(Object.keys(refParser)));
  });

  it('returns the document at once', () => {
    const document = {};
    const bundled: object[] = [];
    refParser
      .bundle(document)
      .then((result) => bundled.push(result))
      .catch();
    expect(bundled).toEqual([document]);
  });

  it('may do so, because the API description refers to nothing outside of it', () => {
    const description = readText('public/console/doctor-api.json');
    const references = [...description.matchAll(/"\$ref":\s*"([^"]*)"/g)].map(
      ([, target]) => target,
    );
    expect(references.length).toBeGreaterThan(0);
    expect(references.filter((target) => !target?.startsWith('#/'))).toEqual([]);
  });
});
