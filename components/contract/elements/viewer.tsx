import { lazy, Suspense, useMemo } from 'react';
import { encode } from 'uqr';
import type { ElementOf } from '@/lib/contract/contract-types';
import { PlainButton } from '../parts/action-button';
import { ElementIcon } from '../parts/element-icon';
import { useImage } from '../parts/use-image';
import { useText } from '../screen/use-screen';

// Reading PDF is the heaviest thing that an element does: it loads where there is one.
const PdfPages = lazy(() => import('../parts/pdf-pages'));

/** A QR code as one path: a square of 1 by 1 for each dark module, with the standard's empty border of 4. */
function QrCode({ content, words }: { content: string; words: string }) {
  const { path, size } = useMemo(() => {
    // More than a code can hold: 2,953 bytes is the standard's limit at the lowest correction.
    if (content === '' || new TextEncoder().encode(content).length > 2000)
      return { path: '', size: 0 };
    const { data, size: modules } = encode(content, { ecc: 'M', border: 4 });
    const cells = data.flatMap((row, y) =>
      row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])),
    );
    return { path: cells.join(''), size: modules };
  }, [content]);
  if (size === 0) return <p className="el-viewer-note">There is nothing to show in a code.</p>;
  return (
    <svg
      className="el-qr-code"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={words}
      shapeRendering="crispEdges"
    >
      <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

/** The element `viewer`: a document inside the app. */
export function ViewerElement({ element }: { element: ElementOf<'viewer'> }) {
  const { kind, download, page = 1 } = element;
  const title = useText(element.title);
  const alternative = useText(element.alternative) || title;
  const content = useText(element.content);
  const { source, failed, imageProps: watch } = useImage(element.url);
  const body = () => {
    if (kind === 'qr-code') return <QrCode content={content} words={alternative} />;
    if (failed) return <p className="el-viewer-note">The picture cannot be shown.</p>;
    if (source === undefined) return <p className="el-viewer-note">There is no document yet.</p>;
    if (kind === 'image') return <img {...watch} src={source} alt={alternative} />;
    return (
      <Suspense fallback={<p className="el-viewer-note">Loading the document</p>}>
        <PdfPages url={source} first={page} title={alternative} />
      </Suspense>
    );
  };
  return (
    <figure className="el-viewer" data-kind={kind}>
      <figcaption className="el-viewer-title">
        <ElementIcon name={kind === 'qr-code' ? 'qr-code' : 'document'} />
        <span>{title}</span>
        {download && (
          <PlainButton className="el-text-button" action={download} label={`Download ${title}`}>
            Download
          </PlainButton>
        )}
      </figcaption>
      <div className="el-viewer-body">{body()}</div>
    </figure>
  );
}
