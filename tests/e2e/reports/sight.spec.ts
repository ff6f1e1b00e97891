import { walkThrough } from '../../support/walk';

walkThrough('reports');
