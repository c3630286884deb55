import { getOfflineWorker, sendToWorker } from '@/lib/browser/register-worker';

let isFirstPage = true;

/** Tells the worker, if it keeps pages, which page a soft navigation has opened: it does not see such navigations. */
export function keepOpenedPage(): void {
  if (!isFirstPage)
    sendToWorker(getOfflineWorker(), { type: 'keep-page', url: window.location.href });
  isFirstPage = false;
}
