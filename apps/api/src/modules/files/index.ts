export { attachFiles } from './attach-files.ts';
export { fileFaults } from './file-faults.ts';
export { removeObject, sweepFiles } from './files.jobs.ts';
export { filesModule } from './files.routes.ts';
export { holdFiles, releaseFiles } from './hold-files.ts';
export { keepFile } from './keep-file.ts';
export { putFile, type ReceivedFile } from './put-file.ts';
export { seedDemoFiles } from './seed-demo-files.ts';
