import { walkThrough } from '../../support/walk';

walkThrough('customers');
