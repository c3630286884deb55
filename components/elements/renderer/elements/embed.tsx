import type { ElementOf } from '@/lib/elements/contract-types';
import { useText } from '../screen/use-screen';

/** A Content-Security-Policy that blocks scripts and requests, in addition to the frame's sandbox. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";

const styles =
  'html{font:15px/1.5 system-ui,sans-serif;color-scheme:light;background:#fff;color:#17202e}body{margin:.75rem}table{border-collapse:collapse;width:100%}th,td{text-align:start;padding:.35rem .5rem;border-bottom:1px solid #dde3ea}';

/** The element `embed`: third-party HTML in an isolated frame. */
export function EmbedElement({ element }: { element: ElementOf<'embed'> }) {
  const title = useText(element.title);
  return (
    <iframe
      className="el-embed"
      title={title}
      sandbox=""
      style={{ height: `calc(${element.height ?? 12} * var(--el-unit))` }}
      srcDoc={`<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><style>${styles}</style>${element.html}`}
    />
  );
}
