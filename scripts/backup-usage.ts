export const backupUsage = `  npm run operator -- backup FOLDER [--keep N]
      Backs up database and stored files into a new folder below FOLDER, verifies it, and keeps the newest N. The program may run meanwhile.
      The backup is encrypted with APP_KEY, which is not in it: keep the key somewhere else.
  npm run operator -- verify-backup BACKUP
      Reads every file of a backup and compares it with its hash.
  npm run operator -- restore BACKUP [--to TIME]
      Restores into an empty DATA_DIR (its file app-key may be there) or an empty database at DATABASE_URL. Emails and letters are held.
      BACKUP: a backup, a folder of backups (the newest), or a BACKUP_DIR, for the state of a moment such as 2026-11-24T10:15:00Z.
  npm run operator -- release-outgoing
      Lets emails and letters leave again after a restore.`;
