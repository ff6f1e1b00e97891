import { walkThrough } from '../../support/walk';

// The walk leaves a page while it seals days. The next page then seals at once too, meets the first in the latest month, and tries
// again, as two devices would.
const sealedMeanwhile =
  /status of 400 \(Bad Request\)|RestConnection RPC 'Commit' .*"failed-precondition"/;

walkThrough('reports', sealedMeanwhile);
