import type { Root } from 'mdast';
import type { PassedInputs } from '../build-cache/passed-inputs';
import { listMdxFiles, readMdxFile } from '../content/mdx';
import { readSource } from '../diagnostics/read-source';

/** Lists the MDX files that have not passed a check yet. The build step check-mdx reports those that cannot be parsed. */
export function listChangedMdxFiles(
  passed: PassedInputs,
): Array<{ file: string; source: string; tree: Root }> {
  return listMdxFiles().flatMap((file) => {
    const { text: source } = readSource(file);
    if (source === undefined || passed.has(source)) return [];
    const { tree } = readMdxFile(file);
    return tree ? [{ file, source, tree }] : [];
  });
}
