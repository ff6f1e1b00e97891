import { walkThrough } from '../../support/walk';

walkThrough('servicebook');
