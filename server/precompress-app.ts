import { resolve } from 'node:path';
import { packAppFiles } from './services/files/app-files';

// The last step of a build compresses the app's text files.
await packAppFiles(resolve(import.meta.dirname, '../dist/app'));
