import { walkThrough } from '../../support/walk';

walkThrough('personalliggare');
