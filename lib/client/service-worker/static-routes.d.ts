/** The part of the static routing API that service-worker.ts uses (https://w3c.github.io/ServiceWorker/#static-router). */

type RouterCondition = {
  urlPattern?: { pathname: string };
  not?: RouterCondition;
};

interface InstallEvent extends ExtendableEvent {
  readonly addRoutes?: (rule: { condition: RouterCondition; source: 'network' }) => Promise<void>;
}

interface ServiceWorkerGlobalScopeEventMap {
  install: InstallEvent;
}
