import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { ElementIcon } from './element-icon';

type State = { pdf?: PDFDocumentProxy; failed?: boolean };

async function openPdf(url: string): Promise<PDFDocumentProxy> {
  const { getDocument, PDFWorker } = await import('pdfjs-dist');
  const port = new Worker(new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url), {
    type: 'module',
  });
  // The page's policy lets nothing compile: fonts are drawn by the interpreter.
  return getDocument({ url, isEvalSupported: false, worker: PDFWorker.fromPort({ port }) }).promise;
}

/** The pages of a PDF, one at a time, drawn by pdf.js in a worker. */
export default function PdfPages({
  url,
  first,
  title,
}: {
  url: string;
  first: number;
  title: string;
}) {
  const [{ pdf, failed }, setState] = useState<State>({});
  const [page, setPage] = useState(first);
  const [attempt, setAttempt] = useState(0);
  const canvas = useRef<HTMLCanvasElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens the document again
  useEffect(() => {
    let current: PDFDocumentProxy | undefined;
    let gone = false;
    setState({});
    openPdf(url).then(
      (opened) => {
        current = opened;
        if (gone) void opened.destroy();
        else setState({ pdf: opened });
      },
      () => !gone && setState({ failed: true }),
    );
    return () => {
      gone = true;
      void current?.destroy();
    };
  }, [url, attempt]);

  const shown = pdf ? Math.min(page, pdf.numPages) : page;
  useEffect(() => {
    const target = canvas.current;
    if (!pdf || !target) return undefined;
    let task: { cancel: () => void } | undefined;
    let gone = false;
    void pdf.getPage(shown).then((opened) => {
      const context = target.getContext('2d');
      if (gone || !context) return;
      const viewport = opened.getViewport({ scale: 1.5 });
      target.width = viewport.width;
      target.height = viewport.height;
      const running = opened.render({ canvasContext: context, viewport });
      running.promise.catch(() => undefined);
      task = running;
    });
    return () => {
      gone = true;
      task?.cancel();
    };
  }, [pdf, shown]);

  if (failed) {
    return (
      <div className="el-viewer-note" role="alert">
        <p>The document could not be opened.</p>
        <button type="button" className="el-text-button" onClick={() => setAttempt(attempt + 1)}>
          Try again
        </button>
      </div>
    );
  }
  if (!pdf)
    return (
      <p className="el-viewer-note" role="status">
        Loading the document
      </p>
    );
  return (
    <>
      <canvas
        ref={canvas}
        className="el-pdf-page"
        role="img"
        aria-label={`${title}, page ${shown}`}
      />
      {pdf.numPages > 1 && (
        <div className="el-pdf-pages">
          <button
            type="button"
            className="el-icon-button"
            aria-label="Previous page"
            disabled={shown <= 1}
            onClick={() => setPage(shown - 1)}
          >
            <ElementIcon name="back" />
          </button>
          <span role="status">
            Page {shown} of {pdf.numPages}
          </span>
          <button
            type="button"
            className="el-icon-button el-turned"
            aria-label="Next page"
            disabled={shown >= pdf.numPages}
            onClick={() => setPage(shown + 1)}
          >
            <ElementIcon name="back" />
          </button>
        </div>
      )}
    </>
  );
}
