import { tokenPlaceholder } from '@/lib/api/call/credentials';
import { getSite } from '@/lib/site/site-settings';
import { AccessSettings } from './access-settings';
import { Code } from './code-block';

/** The variables that shell samples of a guide read, with the reader's server and token. */
export function AccessVariables() {
  const [server] = getSite().servers;
  const source = `export BASE_URL="${server?.url}"\nexport TOKEN="${tokenPlaceholder}"`;
  return (
    <>
      <AccessSettings />
      <Code source={source} language="bash" meta='title="Variables of the samples"' />
    </>
  );
}
