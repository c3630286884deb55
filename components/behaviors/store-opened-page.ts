import { getOfflineWorker, sendToWorker } from '@/lib/site/browser/register-worker';

/** Reports the page that is shown now to a worker that stores pages, because it gets no request for the page. */
export function storeOpenedPage(): void {
  sendToWorker(getOfflineWorker(), { type: 'keep-page', url: window.location.href });
}
