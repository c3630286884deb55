/**
 * Code that pages load when they need it: applications in React, islands of the page, and behaviors of some pages. It is
 * reachable from here only, and bundled by scripts/build-islands.ts: Next would bundle it again for its own client.
 */
export const lazyCode = {
  suggestions: () => import('@/components/search/mount-suggestions'),
  searchIndex: () => import('@/components/search/preload-index'),
  searchPage: () => import('@/components/search/mount-search-page'),
  requestPanel: () => import('@/components/request/mount-request-panel'),
  workflowRunner: () => import('@/components/workflows/mount-workflow-runner'),
  runPanels: () => import('@/components/sandbox/run-panels'),
  sandbox: () => import('@/lib/sandbox/browser/sandbox-client'),
  sandboxPanel: () => import('@/components/sandbox/mount-sandbox-panel'),
  preview: () => import('@/components/playground/mount-preview'),
  playground: () => import('@/components/playground/mount-playground'),
  console: () => import('@/components/console/mount-console'),
  visit: () => import('@/components/home/mount-visit'),
  offlineSettings: () => import('@/components/offline/mount-offline-settings'),
  runCases: () => import('@/components/behaviors/run-cases'),
  filterLists: () => import('@/components/behaviors/filter-lists'),
  highlightWords: () => import('@/components/behaviors/highlight-words'),
  suggestSimilarPages: () => import('@/components/behaviors/suggest-similar-pages'),
  hideNavbar: () => import('@/components/behaviors/hide-navbar'),
  analytics: () => import('@/components/behaviors/analytics'),
  sidebarData: () => import('@/lib/client/complete-sidebar'),
  progressBar: () => import('@/components/behaviors/progress-bar'),
};
