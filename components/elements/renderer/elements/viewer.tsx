import { lazy, Suspense, useMemo } from 'react';
import { encode } from 'uqr';
import type { ElementOf } from '@/lib/elements/contract-types';
import { PlainButton } from '../parts/action-button';
import { ElementIcon } from '../parts/element-icon';
import { useImage } from '../parts/use-media';
import { useText } from '../screen/use-screen';

// pdf.js is the largest dependency of an element, so it loads only for PDF documents.
const PdfPages = lazy(() => import('../parts/pdf-pages'));

/** A QR code as a single SVG path, with a 1 by 1 square per dark module and the standard's quiet zone of 4 modules. */
function QrCode({ content, label }: { content: string; label: string }) {
  const { path, size } = useMemo(() => {
    // At error correction level M, a QR code holds at most 2,331 bytes. encode() throws for longer content.
    if (content === '' || new TextEncoder().encode(content).length > 2000)
      return { path: '', size: 0 };
    const { data, size: modules } = encode(content, { ecc: 'M', border: 4 });
    const cells = data.flatMap((row, y) =>
      row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])),
    );
    return { path: cells.join(''), size: modules };
  }, [content]);
  if (size === 0) return <p className="el-viewer-note">There is nothing to encode.</p>;
  return (
    <svg
      className="el-qr-code"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
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
  const { source, hasFailed, imageProps } = useImage(element.url);
  const renderBody = () => {
    if (kind === 'qr-code') return <QrCode content={content} label={alternative} />;
    if (hasFailed) return <p className="el-viewer-note">The picture can’t be displayed.</p>;
    if (source === undefined) return <p className="el-viewer-note">There is no document yet.</p>;
    if (kind === 'image') return <img {...imageProps} src={source} alt={alternative} />;
    return (
      <Suspense fallback={<p className="el-viewer-note">Loading the document</p>}>
        <PdfPages url={source} initialPage={page} title={alternative} />
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
      <div className="el-viewer-body">{renderBody()}</div>
    </figure>
  );
}
