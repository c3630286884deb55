import { getOfflineWorker, sendToWorker } from '@/lib/browser/register-worker';

let isFirstPage = true;

/** Reports each soft navigation to a worker that stores pages, because it gets no request for the page. */
export function storeOpenedPage(): void {
  if (!isFirstPage)
    sendToWorker(getOfflineWorker(), { type: 'keep-page', url: window.location.href });
  isFirstPage = false;
}
