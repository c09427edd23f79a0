/** Removes entries of the browser's log that a spec provokes, such as that of a rejected form. */
export function dropComplaints(complaints: string[], provoked: RegExp): void {
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !provoked.test(text)));
}
