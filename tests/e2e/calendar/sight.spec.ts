import { walkThrough } from '../../support/walk';

walkThrough('calendar');
