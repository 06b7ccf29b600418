;;; tablegen-mode.el --- TableGen, with tblgen's language server  -*- lexical-binding: t; -*-

;; Version: 0.1
;; Package-Requires: ((emacs "28.1"))
;; Keywords: languages
;; URL: https://llvm.org/docs/TableGen/ProgRef.html

;;; Commentary:

;; Colors, comments and indentation for .td files.  Eglot or lsp-mode, where it is there, starts
;; `tblgen lsp'.

;;; Code:

(require 'tablegen-words)

(defgroup tablegen nil
  "TableGen, the language of LLVM's and MLIR's descriptions."
  :group 'languages)

(defcustom tablegen-command "tblgen"
  "The tblgen command, as a name on PATH or as a file."
  :type 'string)

(defcustom tablegen-indent 2
  "How many columns a block is indented."
  :type 'integer
  :safe #'integerp)

(defvar tablegen-mode-syntax-table
  (let ((table (make-syntax-table)))
    (modify-syntax-entry ?/ ". 124b" table)
    (modify-syntax-entry ?* ". 23n" table)
    (modify-syntax-entry ?\n "> b" table)
    (modify-syntax-entry ?_ "_" table)
    (dolist (mark '(?# ?< ?> ?= ?? ?: ?\; ?.))
      (modify-syntax-entry mark "." table))
    (modify-syntax-entry ?$ "'" table)
    (modify-syntax-entry ?! "'" table)
    table)
  "Comments, strings and brackets of TableGen.")

(defun tablegen-propertize (start end)
  "Between START and END, make each code block a string.
It may have any quotes and brackets."
  (goto-char start)
  (while (re-search-forward "\\[{\\|}]" end t)
    (let* ((opens (= (char-after (match-beginning 0)) ?\[))
           (state (save-excursion (syntax-ppss (match-beginning 0))))
           (fence (if opens (match-beginning 0) (1- (match-end 0)))))
      (when (if opens
                (not (nth 8 state))
              (eq (nth 3 state) t))
        (put-text-property fence (1+ fence) 'syntax-table (string-to-syntax "|"))))))

(defvar tablegen-font-lock-keywords
  `((,(concat "^\\s-*#\\s-*" (regexp-opt tablegen-preprocessor 'words)) . font-lock-preprocessor-face)
    ("\\_<\\(?:class\\|multiclass\\|defm?\\)\\s-+\\(\\(?:\\sw\\|\\s_\\)+\\)" 1 font-lock-type-face)
    (,(regexp-opt tablegen-operators) . font-lock-builtin-face)
    (,(regexp-opt tablegen-statements 'symbols) . font-lock-keyword-face)
    (,(regexp-opt tablegen-types 'symbols) . font-lock-type-face)
    (,(regexp-opt tablegen-constants 'symbols) . font-lock-constant-face)
    ("\\$\\(?:\\sw\\|\\s_\\)+" . font-lock-variable-name-face)
    ("\\_<\\(?:0x[0-9a-fA-F]+\\|0b[01]+\\|[0-9]+\\)\\_>" . font-lock-constant-face))
  "Colors of TableGen.")

(defun tablegen-indent-line ()
  "Indent this line by the brackets that are open where it begins.
Code blocks stay as they are."
  (interactive)
  (if (nth 3 (save-excursion (syntax-ppss (line-beginning-position))))
      'noindent
    (let ((before (- (current-column) (current-indentation)))
          (wanted (save-excursion
                    (beginning-of-line)
                    (let* ((open (nth 1 (syntax-ppss)))
                           (base (if open
                                     (save-excursion (goto-char open) (current-indentation))
                                   0)))
                      (skip-chars-forward " \t")
                      (if (or (not open) (looking-at "[])}>]"))
                          base
                        (+ base tablegen-indent))))))
      (indent-line-to wanted)
      (when (> before 0)
        (move-to-column (+ wanted before))))))

(defun tablegen-show-code ()
  "Show the C++ that is generated for the operation at point."
  (interactive)
  (let ((code (if (bound-and-true-p lsp-mode)
                  (lsp-request
                   "workspace/executeCommand"
                   (list :command "tblgen.showGeneratedCode"
                         :arguments (vector (plist-get (lsp--text-document-identifier) :uri)
                                            (lsp--cur-position))))
                (eglot-execute-command
                 (eglot--current-server-or-lose) "tblgen.showGeneratedCode"
                 (vector (plist-get (eglot--TextDocumentIdentifier) :uri)
                         (eglot--pos-to-lsp-position))))))
    (with-current-buffer (get-buffer-create "*tblgen*")
      (let ((inhibit-read-only t))
        (erase-buffer)
        (insert (or code "")))
      (c++-mode)
      (view-mode)
      (goto-char (point-min))
      (pop-to-buffer (current-buffer)))))

;;;###autoload
(define-derived-mode tablegen-mode prog-mode "TableGen"
  "A mode for TableGen."
  (setq-local comment-start "// ")
  (setq-local comment-start-skip "//+\\s-*\\|/\\*+\\s-*")
  (setq-local indent-line-function #'tablegen-indent-line)
  (setq-local indent-tabs-mode nil)
  (setq-local fill-column 80)
  (setq-local syntax-propertize-function #'tablegen-propertize)
  (setq-local font-lock-defaults '(tablegen-font-lock-keywords)))

;;;###autoload
(add-to-list 'auto-mode-alist '("\\.td\\'" . tablegen-mode))

(declare-function eglot-execute-command "eglot")
(declare-function eglot--current-server-or-lose "eglot")
(declare-function eglot--TextDocumentIdentifier "eglot")
(declare-function eglot--pos-to-lsp-position "eglot")
(defvar eglot-server-programs)
(with-eval-after-load 'eglot
  (add-to-list 'eglot-server-programs
               `(tablegen-mode . ,(lambda (&rest _) (list tablegen-command "lsp")))))

(declare-function lsp-request "lsp-mode")
(declare-function lsp--text-document-identifier "lsp-mode")
(declare-function lsp--cur-position "lsp-mode")
(declare-function lsp-register-client "lsp-mode")
(declare-function make-lsp-client "lsp-mode")
(declare-function lsp-stdio-connection "lsp-mode")
(declare-function lsp-activate-on "lsp-mode")
(defvar lsp-language-id-configuration)
(with-eval-after-load 'lsp-mode
  (add-to-list 'lsp-language-id-configuration '(tablegen-mode . "tablegen"))
  (lsp-register-client
   (make-lsp-client
    :new-connection (lsp-stdio-connection (lambda () (list tablegen-command "lsp")))
    :activation-fn (lsp-activate-on "tablegen")
    :server-id 'tblgen)))

(provide 'tablegen-mode)
;;; tablegen-mode.el ends here
