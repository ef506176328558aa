import { resolve } from 'node:path';
import { packAppFiles } from './services/files/app-files';

// The last step of a build: the app's texts, compressed for every browser.
await packAppFiles(resolve(import.meta.dirname, '../dist/app'));
