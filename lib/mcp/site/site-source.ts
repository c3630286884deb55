import { ToolError } from '../tool-error';

/** Source of the files of a built portal. */
export type SiteSource = {
  /** The folder or the URL, for messages. */
  label: string;
  /**
   * Reads a text file by its path from the root of the site, such as `/llms.txt`.
   * @returns undefined if there is no such file
   * @throws ToolError
   */
  read: (path: string) => Promise<string | undefined>;
};

const segment = '[\\w~-][\\w.~-]*';
const pathPattern = new RegExp(`^(?:/${segment})+$`);

/** Throws if a path is not that of a file of a site: other characters, and segments that start with a dot, never are. */
export function checkSitePath(path: string): void {
  if (pathPattern.test(path)) return;
  throw new ToolError(
    `Found ${JSON.stringify(path)}, expected the path of a page, such as /docs/doctor-app/quick-start.`,
  );
}
