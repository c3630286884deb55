import { useEffect, useState } from 'react';
import { consoleDocumentPath } from '@/lib/calls/console/console-page';
import { hideDefaultExamples } from '@/lib/calls/console/slice-document';
import { loadJson } from '@/lib/site/browser/load-json';
import { type ConsoleApi, parseConsoleApi } from './parse-console-api';

/** Loads the API description with the sandbox as its first server. Undefined until then, and if it fails. */
export function useConsoleApi(onFailed: () => void): ConsoleApi | undefined {
  const [api, setApi] = useState<ConsoleApi>();
  useEffect(() => {
    loadJson(consoleDocumentPath)
      .then((document) => {
        hideDefaultExamples(document);
        setApi(parseConsoleApi(document, window.location.origin));
      })
      .catch(onFailed);
  }, [onFailed]);
  return api;
}
