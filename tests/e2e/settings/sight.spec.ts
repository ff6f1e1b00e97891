import { walkThrough } from '../../support/walk';

walkThrough('settings');
