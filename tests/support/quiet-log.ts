import { beforeEach } from 'vitest';
import { writeLogTo } from '../../server/log/log';

// A test that asks what the log says keeps the lines itself.
beforeEach(() => writeLogTo(() => {}));
