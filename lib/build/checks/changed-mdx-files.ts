import { listMdxFiles } from '../../content/mdx';
import type { PassedInputs } from '../../kit/build-cache/passed-inputs';
import { readSource } from '../../kit/diagnostics/read-source';

/** Lists the MDX files that have not passed a check yet. The build step check-mdx reports those that are not texts. */
export const listChangedMdxFiles = (
  passed: PassedInputs,
): Array<{ file: string; source: string }> =>
  listMdxFiles().flatMap((file) => {
    const { text: source } = readSource(file);
    return source === undefined || passed.has(source) ? [] : [{ file, source }];
  });
