/**
 * Code that pages load when they need it: applications in React, islands of the page, and behaviors of some pages. It is
 * reachable from here only, and bundled by scripts/build-islands.ts: Next would bundle it again for its own client.
 */
export const lazyCode = {
  suggestions: () => import('@/components/search/search-autocomplete'),
  searchIndex: () => import('@/components/search/search-client'),
  searchPage: () => import('@/components/search/search-page-results'),
  requestPanel: () => import('@/components/api/request/request-panel'),
  workflowRunner: () => import('@/components/api/workflows/workflow-runner'),
  runPanels: () => import('@/components/sandbox/run-panels'),
  sandbox: () => import('@/lib/sandbox/browser/sandbox-client'),
  checkPanel: () => import('@/components/api/check/check-panel'),
  sandboxPanel: () => import('@/components/sandbox/sandbox-panel'),
  preview: async () =>
    (await import('@/components/elements/playground/mount-preview')).mountPreview,
  playground: async () =>
    (await import('@/components/elements/playground/mount-playground')).mountPlayground,
  console: async () => (await import('@/components/api/console/mount-console')).mountConsole,
  visit: async () => (await import('@/components/home/mount-visit')).mountVisit,
  offlineSettings: () => import('@/components/offline/offline-settings'),
  runCases: () => import('@/components/behaviors/run-cases'),
  insertAccess: () => import('@/components/behaviors/insert-access'),
  filterLists: () => import('@/components/behaviors/filter-lists'),
  highlightWords: () => import('@/components/behaviors/highlight-words'),
  suggestSimilarPages: () => import('@/components/behaviors/suggest-similar-pages'),
  hideNavbar: () => import('@/components/behaviors/hide-navbar'),
  analytics: () => import('@/components/behaviors/analytics'),
  sidebarData: () => import('@/lib/client/navigation/complete-sidebar'),
  progressBar: () => import('@/components/behaviors/progress-bar'),
};
