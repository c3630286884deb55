import type { Diagnostic } from '../../kit/diagnostics/diagnostic';
import { locateInYaml } from '../../kit/diagnostics/parse-yaml';
import { isFile } from '../../kit/files/project-files';
import { getSite, siteFiles } from '../../site/site-settings';

/** Reports files of the brand that do not exist. */
export function checkBrand(): Diagnostic[] {
  const { brand } = getSite();
  const findings = (['logo', 'icon', 'shareImage'] as const).flatMap((key) => {
    const path = brand[key];
    if (path === undefined || isFile(`public${path}`)) return [];
    return [
      { at: ['brand', key], message: 'Missing file', found: path, expected: `public${path}` },
    ];
  });
  return locateInYaml(siteFiles.settings, findings);
}
