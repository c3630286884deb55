/** What components use of `next/navigation`, for component tests: there is no router, and the page is the document's. */
export const usePathname = (): string => window.location.pathname;
export const useSearchParams = (): URLSearchParams => new URLSearchParams(window.location.search);
export const useRouter = () => ({ push: () => undefined, prefetch: () => undefined });
