import { describe, expect, it } from 'vitest';
import { readText } from '@/lib/kit/files/project-files';

describe('what takes the place of the schema viewer', () => {
  it('has what Elements uses of it', () => {
    const imports = ['elements-core', 'elements'].flatMap((name) => [
      ...readText(`node_modules/@stoplight/${name}/index.mjs`).matchAll(
        /import \{([^}]*)\} from '@stoplight\/json-schema-viewer'/g,
      ),
    ]);
    const names = imports.flatMap(([, list = '']) => list.split(',').map((item) => item.trim()));
    expect(new Set(names)).toEqual(new Set(['JsonSchemaViewer', 'useChoices', 'visibleChildren']));
  });
});
