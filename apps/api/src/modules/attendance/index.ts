export { countRelease } from './attend.ts';
export { attendanceModule } from './attendance.routes.ts';
