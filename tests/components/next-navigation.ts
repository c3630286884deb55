/** What components use of `next/navigation`, for component tests: there is no router, and the page is the document's. */
export const usePathname = (): string => window.location.pathname;
let parameters = new URLSearchParams();
/** The same object as long as the query is the same, because effects depend on it. */
export const useSearchParams = (): URLSearchParams => {
  const { search } = window.location;
  if (`${parameters}` !== `${new URLSearchParams(search)}`)
    parameters = new URLSearchParams(search);
  return parameters;
};
