export { attendanceModule } from './attendance.routes.ts';
