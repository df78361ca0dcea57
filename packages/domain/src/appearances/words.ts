/** `Dept. 17`, whether `17` or `Dept. 17` was typed. */
export function departmentWords(department: string): string {
  return `Dept. ${department.replace(/^(dept\.?|department) +/i, '')}`;
}
