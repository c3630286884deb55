import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { ElementIcon } from './element-icon';

type State = { pdf?: PDFDocumentProxy; hasFailed?: boolean };

async function openPdf(url: string): Promise<PDFDocumentProxy> {
  const { getDocument, PDFWorker } = await import('pdfjs-dist');
  const port = new Worker(new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url), {
    type: 'module',
  });
  // The page's Content-Security-Policy forbids eval(), which pdf.js uses to compile fonts.
  return getDocument({ url, isEvalSupported: false, worker: PDFWorker.fromPort({ port }) }).promise;
}

/** The pages of a PDF, one at a time, rendered by pdf.js in a worker. */
export default function PdfPages({
  url,
  initialPage,
  title,
}: {
  url: string;
  initialPage: number;
  title: string;
}) {
  const [{ pdf, hasFailed }, setState] = useState<State>({});
  const [page, setPage] = useState(initialPage);
  const [attempt, setAttempt] = useState(0);
  const canvasRef = useRef<HTMLCanvasElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads the document again
  useEffect(() => {
    let openedPdf: PDFDocumentProxy | undefined;
    let isCancelled = false;
    setState({});
    openPdf(url).then(
      (opened) => {
        openedPdf = opened;
        if (isCancelled) void opened.destroy();
        else setState({ pdf: opened });
      },
      () => !isCancelled && setState({ hasFailed: true }),
    );
    return () => {
      isCancelled = true;
      void openedPdf?.destroy();
    };
  }, [url, attempt]);

  const currentPage = pdf ? Math.min(page, pdf.numPages) : page;
  useEffect(() => {
    const canvas = canvasRef.current;
    if (!pdf || !canvas) return undefined;
    let renderTask: { cancel: () => void } | undefined;
    let isCancelled = false;
    void pdf.getPage(currentPage).then((pdfPage) => {
      const canvasContext = canvas.getContext('2d');
      if (isCancelled || !canvasContext) return;
      const viewport = pdfPage.getViewport({ scale: 1.5 });
      canvas.width = viewport.width;
      canvas.height = viewport.height;
      const task = pdfPage.render({ canvasContext, viewport });
      // Cancelling the task rejects its promise.
      task.promise.catch(() => undefined);
      renderTask = task;
    });
    return () => {
      isCancelled = true;
      renderTask?.cancel();
    };
  }, [pdf, currentPage]);

  if (hasFailed) {
    return (
      <div className="el-viewer-note" role="alert">
        <p>The document couldn’t be opened.</p>
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
        ref={canvasRef}
        className="el-pdf-page"
        role="img"
        aria-label={`${title}, page ${currentPage}`}
      />
      {pdf.numPages > 1 && (
        <div className="el-pdf-pages">
          <button
            type="button"
            className="el-icon-button"
            aria-label="Previous page"
            disabled={currentPage <= 1}
            onClick={() => setPage(currentPage - 1)}
          >
            <ElementIcon name="back" />
          </button>
          <span role="status">
            Page {currentPage} of {pdf.numPages}
          </span>
          <button
            type="button"
            className="el-icon-button el-turned"
            aria-label="Next page"
            disabled={currentPage >= pdf.numPages}
            onClick={() => setPage(currentPage + 1)}
          >
            <ElementIcon name="back" />
          </button>
        </div>
      )}
    </>
  );
}
