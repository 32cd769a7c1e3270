# What make does, on Windows: .\make.ps1 (which runs Araldo), .\make.ps1 test, .\make.ps1 doctor
param([string]$what = "run")
$ErrorActionPreference = "Stop"
Set-Location $PSScriptRoot
$python = ".venv\Scripts\python.exe"

function Install($requirements, $mark) {
    $done = ".venv\$mark"
    if ((Test-Path $done) -and (Get-Item $done).LastWriteTime -ge (Get-Item $requirements).LastWriteTime) { return }
    & $python -m pip install -q --disable-pip-version-check --require-hashes -r $requirements
    if ($LASTEXITCODE) { exit $LASTEXITCODE }
    Set-Content $done ""
}

if (-not (Test-Path $python)) {
    py -3 -c "import sys; sys.exit('Araldo needs Python 3.11 or newer' if sys.version_info < (3, 11) else 0)"
    if ($LASTEXITCODE) { exit $LASTEXITCODE }
    py -3 -m venv .venv
    if ($LASTEXITCODE) { exit $LASTEXITCODE }
}
if ($what -eq "test") {
    Install "requirements-dev.txt" ".dev"
    & $python -m pytest @args
} else {
    Install "requirements.txt" ".run"
    & $python -m bot $what @args
}
exit $LASTEXITCODE
