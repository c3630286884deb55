import { getOpenApiDocument } from '../../../api/description/load-openapi-document';
import { listReportableData } from '../../../api/description/personal-data';
import { changeReportSchema } from '../../../api/releases/change-report';
import { changeReportFile } from '../../../api/releases/load-releases';
import { readText } from '../../../kit/files/project-files';
import { buildTrafficDescription } from '../check/build-traffic-description';
import type { TrafficData } from '../view/traffic-messages';

/** Returns what calls are checked against. Throws if the build has not written it. */
export function getTrafficData(): TrafficData {
  const document = getOpenApiDocument();
  return {
    description: buildTrafficDescription(document),
    unreleased: changeReportSchema.parse(JSON.parse(readText(changeReportFile))).unreleased,
    reportable: listReportableData(document),
    apiVersion: document.info.version,
  };
}
