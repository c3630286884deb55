import { replace, testFaults } from '../../../tests/support/author-faults';
import { getOpenApiDocument } from '../../api/description/load-openapi-document';
import { checkSearchContexts } from './check-search-contexts';

testFaults(() => checkSearchContexts(getOpenApiDocument()), {
  'content/site/search.yaml': [
    ['path without pages', replace(/\[\/api\]/, '[/apis]'), /no pages at this path.*\/apis/],
  ],
});
