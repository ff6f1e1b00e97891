import { walkThrough } from '../../support/walk';

walkThrough('workorders');
