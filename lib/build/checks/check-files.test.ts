import { content, type Fault, testFaults } from '../../../tests/support/author-faults';
import { checkFiles } from './check-files';

const unread: Fault = ['a file that nothing reads', content('Text.'), /does not read this file/];
const wrongName: Fault = ['a name that needs encoding', content('Text.'), /not valid in a URL/];

testFaults(checkFiles, {
  'content/site/extra.yaml': [unread],
  'content/site/navbar.yml': [unread],
  'content/reference/extra.yaml': [unread],
  'content/docs/doctor-app/page.exe': [unread],
  'content/docs/page.markdown': [unread],
  'content/elements/x.yaml': [unread],
  'content/screens/x.jsonc': [unread],
  'content/pages/x.mdx': [unread],
  'openapi/schemas/x.toml': [unread],
  'openapi/sandbox/user.yaml': [unread],
  'content/docs/doctor-app/My page.mdx': [wrongName],
  'content/docs/doctor-app/what?.mdx': [wrongName],
  'content/docs/doctor-app/a#b.mdx': [wrongName],
  'content/api/über.mdx': [wrongName],
});
