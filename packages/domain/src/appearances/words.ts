const ownWord = /^(room|rm\.?|courtroom|ctrm\.?|hearing room|part|division|div\.?|chambers)\b/i;

/** `Dept. 17`, whether `17` or `Dept. 17` was typed; `Part 17` where courts say so. */
export function departmentWords(department: string): string {
  if (ownWord.test(department)) return department;
  return `Dept. ${department.replace(/^(dept\.?|department) +/i, '')}`;
}
