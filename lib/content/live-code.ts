import { type CodeFence, listCodeFences } from './code-fences';
import { parseCodeMeta } from './code-meta';

/** The fences of an MDX source with `live` in their meta. Throws where the source is no MDX. */
export function listLiveCode(source: string): CodeFence[] {
  return listCodeFences(source).filter(({ meta }) => parseCodeMeta(meta).live);
}
